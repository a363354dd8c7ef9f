"""What schemathesis has to know beside the description: lines of JSON are text to it."""
import schemathesis

schemathesis.serializer.alias("application/jsonl", "text/plain")
