// The names of the module os that views use are those of OSLog.

@_exported public import OSLog
