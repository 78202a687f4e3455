import { type ChildProcess, spawn } from 'node:child_process'

/** As whom PostgreSQL's programs run. */
export interface RunAs {
  /** The account that must own the cluster; absent when it is the shop's own. */
  owner?: { uid: number; gid: number }
  /** The account that Node changes to before it starts the program. */
  change?: { uid: number; gid: number }
  /** Words in front of the program: other programs that start it. */
  prefix: string[]
}

/**
 * "nobody", which exists everywhere without being created. PostgreSQL refuses root, and a shop that made accounts on
 * its host would leave traces there. macOS writes the number as -2.
 */
const NOBODY = process.platform === 'darwin' ? { uid: 4294967294, gid: 4294967294 } : { uid: 65534, gid: 65534 }

export const ourselves: RunAs = { prefix: [] }

// Node takes ids as signed 32-bit numbers here, unlike in chown.
export const nobody: RunAs = { owner: NOBODY, change: { uid: NOBODY.uid | 0, gid: NOBODY.gid | 0 }, prefix: [] }

/**
 * Nobody, but able to pass folders and read files that only root may, such as a clone under /root. It cannot write
 * more than nobody can. PostgreSQL's superuser could read any file of the host then, which the shop, being root, can too.
 */
export const nobodyReadingAll: RunAs = {
  owner: NOBODY,
  prefix: [
    'setpriv',
    `--reuid=${NOBODY.uid}`,
    `--regid=${NOBODY.gid}`,
    '--clear-groups',
    '--inh-caps=-all,+dac_read_search',
    '--ambient-caps=-all,+dac_read_search',
    // Without it access(2), by which PostgreSQL's programs look for each other, leaves the capability out of account.
    '--securebits=+no_setuid_fixup',
  ],
}

/**
 * Runs as the same account, but the kernel asks the program to stop (fast shutdown) when the shop dies without having done so.
 * The signal comes when the *thread* that started the program ends: the shop starts it from its main thread.
 */
export function leashed(runAs: RunAs): RunAs {
  return { ...runAs, prefix: [...runAs.prefix, 'setpriv', '--pdeathsig=INT'] }
}

interface Launch {
  cwd?: string
  stdio?: ['ignore' | 'pipe', 'ignore' | 'pipe', 'pipe']
}

/** Starts a program in its own process group, so that Ctrl-C at the terminal reaches the shop only, which stops it in order. */
export function launch(runAs: RunAs, program: string, args: string[], options: Launch = {}): ChildProcess {
  const [file = program, ...words] = [...runAs.prefix, program, ...args]
  return spawn(file, words, {
    ...runAs.change,
    cwd: options.cwd ?? '/',
    stdio: options.stdio ?? ['ignore', 'ignore', 'pipe'],
    // A bare environment: PGDATA, PGPORT, LD_LIBRARY_PATH, LANG and the like must not change what we start.
    env: { PATH: '/usr/sbin:/usr/bin:/sbin:/bin', LC_ALL: 'C' },
    detached: true,
  })
}

/** Runs a program to its end. `ok` is false as well when it cannot be started; `output` is what it said on both channels. */
export async function runProcess(
  runAs: RunAs,
  program: string,
  args: string[],
  { cwd, input }: { cwd?: string; input?: string } = {},
): Promise<{ ok: boolean; output: string }> {
  const child = launch(runAs, program, args, { cwd, stdio: [input === undefined ? 'ignore' : 'pipe', 'pipe', 'pipe'] })
  let output = ''
  child.stdout?.on('data', (chunk) => (output += chunk))
  child.stderr?.on('data', (chunk) => (output += chunk))
  // A program that ends without reading makes the pipe break; its own words say why.
  child.stdin?.on('error', () => {}).end(input)
  return new Promise((resolve) => {
    child.on('error', (error) => resolve({ ok: false, output: error.message }))
    child.on('close', (code) => resolve({ ok: code === 0, output }))
  })
}

/** Returns why a program failed, in its own words: its last complaint without the label in front, else its last line. */
export function complaint(output: string): string {
  const lines = output
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)
  const last = lines.findLast((line) => /\b(FATAL|PANIC|ERROR|error):/.test(line)) ?? lines.at(-1) ?? 'it said nothing'
  return last.replace(/^.*?\b(FATAL|PANIC|ERROR|error):\s*|^(initdb|postgres):\s*/, '').replace(/\.$/, '')
}
