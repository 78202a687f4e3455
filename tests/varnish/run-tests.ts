// Runs a real Varnish in front of two processes of the built shop: node tests/varnish/run-tests.ts
// Needs the Debian packages varnish and varnish-modules, and a built shop (node tools/build.ts).
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { access } from 'node:fs/promises'

const VARNISHD = '/usr/sbin/varnishd'

async function main(): Promise<number> {
  const isThere = await access(VARNISHD).then(
    () => true,
    () => false,
  )
  if (!isThere) {
    process.stderr.write('Varnish is missing. Install the Debian packages varnish and varnish-modules.\n')
    return 1
  }
  const tests = spawn('vitest', ['run', '--config', 'tests/varnish/vitest.config.ts'], {
    stdio: 'inherit',
    env: { ...process.env, TEST_VARNISHD: VARNISHD },
  })
  const [code] = (await once(tests, 'close')) as [number | null]
  return code ?? 1
}

process.exitCode = await main()
