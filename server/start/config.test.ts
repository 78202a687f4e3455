import { expect, test } from 'vitest'
import { readConfig } from './config.ts'
import { StartupError } from './startup-error.ts'

test.each([
  [{ PORT: 'abc' }],
  [{ PORT: '65536' }],
  [{ RATE_LIMITS: 'off', HOST: '0.0.0.0' }],
  [{ METRICS_PORT: '70000' }],
  [{ METRICS_PORT: '4711', PORT: '4711' }],
])('names an invalid setting in one sentence: %j', (settings: Record<string, string>) => {
  const read = () => readConfig(settings)
  expect(read).toThrow(StartupError)
  for (const name of Object.keys(settings)) expect(read).toThrow(new RegExp(`\\b${name}\\b`))
})
