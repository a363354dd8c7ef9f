-- Asks for one target again and again and prints one line of JSON with what came of it.
--
--   wrk … -s wrk.lua URL -- TARGET [count=FIRST] [NAME=VALUE …]
--
-- With count, each request is for another picture: COUNT in the target is a number that grows. The
-- other words are header fields.
local target, number
local fields = {}

function init(arguments)
  target = arguments[1]
  for i = 2, #arguments do
    local name, value = arguments[i]:match("^([^=]+)=(.*)$")
    if name == "count" then number = tonumber(value) else fields[name] = value end
  end
end

function request()
  if not number then return wrk.format("GET", target, fields) end
  number = number + 1
  return wrk.format("GET", (target:gsub("COUNT", string.format("%d", number))), fields)
end

function done(summary, latency)
  local errors = summary.errors
  io.write(string.format(
    '{"requests":%d,"seconds":%.6f,"faults":%d,"p50":%.4f,"p99":%.4f,"max":%.4f}\n',
    summary.requests, summary.duration / 1e6,
    errors.connect + errors.read + errors.write + errors.timeout + errors.status,
    latency:percentile(50) / 1e3, latency:percentile(99) / 1e3, latency.max / 1e3))
end
