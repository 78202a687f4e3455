import { type ChildProcess, spawn } from 'node:child_process'

/** The account that PostgreSQL's programs run as. */
export interface RunAs {
  /** The account that must own the cluster; undefined if it is the shop's own. */
  owner?: { uid: number; gid: number }
  /** The account that Node switches to before it starts the program. */
  change?: { uid: number; gid: number }
  /** Programs that start the program, such as setpriv with its arguments. */
  prefix: string[]
}

/**
 * The unprivileged account of every system. PostgreSQL refuses to run as root, and creating accounts would leave traces
 * on the host. macOS displays the number as -2.
 */
const NOBODY = process.platform === 'darwin' ? { uid: 4294967294, gid: 4294967294 } : { uid: 65534, gid: 65534 }

export const ourselves: RunAs = { prefix: [] }

// Node expects signed 32-bit ids here, unlike in chown.
export const nobody: RunAs = { owner: NOBODY, change: { uid: NOBODY.uid | 0, gid: NOBODY.gid | 0 }, prefix: [] }

/**
 * The unprivileged account, with the capability to read all files, such as a clone under /root. Write access is
 * unchanged. PostgreSQL's superuser can then read any file of the host, as the shop can, which runs as root.
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
    // Without it, access(2) ignores the capability; PostgreSQL's programs use access(2) to find each other.
    '--securebits=+no_setuid_fixup',
  ],
}

/**
 * Makes the kernel send a fast shutdown signal to the program when the shop dies. It is sent when the *thread* that
 * started the program ends, so the shop starts it from its main thread.
 */
export function leashed(runAs: RunAs): RunAs {
  return { ...runAs, prefix: [...runAs.prefix, 'setpriv', '--pdeathsig=INT'] }
}

interface Launch {
  cwd?: string
  stdio?: ['ignore' | 'pipe', 'ignore' | 'pipe', 'pipe']
}

/**
 * Starts a program in a separate process group, so that Ctrl-C reaches only the shop, which stops it in an orderly
 * way.
 */
export function launch(runAs: RunAs, program: string, args: string[], options: Launch = {}): ChildProcess {
  const [file = program, ...words] = [...runAs.prefix, program, ...args]
  return spawn(file, words, {
    ...runAs.change,
    cwd: options.cwd ?? '/',
    stdio: options.stdio ?? ['ignore', 'ignore', 'pipe'],
    // A minimal environment: variables such as PGDATA, PGPORT, LD_LIBRARY_PATH and LANG must not affect the program.
    env: { PATH: '/usr/sbin:/usr/bin:/sbin:/bin', LC_ALL: 'C' },
    detached: true,
  })
}

/** Runs a program to its end. `ok` is also false if it can't be started; `output` holds stdout and stderr. */
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
  // A program that ends without reading breaks the pipe; its output contains the reason.
  child.stdin?.on('error', () => {}).end(input)
  return new Promise((resolve) => {
    child.on('error', (error) => resolve({ ok: false, output: error.message }))
    child.on('close', (code) => resolve({ ok: code === 0, output }))
  })
}

/** Returns why a program failed: its last error message without the label, else its last line of output. */
export function complaint(output: string): string {
  const lines = output
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)
  const last = lines.findLast((line) => /\b(FATAL|PANIC|ERROR|error):/.test(line)) ?? lines.at(-1) ?? 'it said nothing'
  return last.replace(/^.*?\b(FATAL|PANIC|ERROR|error):\s*|^(initdb|postgres):\s*/, '').replace(/\.$/, '')
}
