/// The parameters of pictures that are asked for by a query.
enum QueryTable {}
