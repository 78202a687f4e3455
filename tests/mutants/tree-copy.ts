import { type ChildProcess, execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmod, cp, mkdir, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { type Mutant, withMutant } from './mutants-of.ts'

/** How test files went. */
export interface TestRun {
  isGreen: boolean
  /** What failed first of each red file. */
  red: { file: string; test: string; message: string }[]
  /** It was ended by the limit of the whole run, so most files say nothing. */
  isCutOff: boolean
  /** Milliseconds by file. */
  took: Map<string, number>
}

interface TestWish {
  files: readonly string[]
  withinMs: number
  /** Ends with the first red test. */
  bail: boolean
}

/** A copy of the working tree, in which mutations can be made and tests be run; removed at the end of its scope. */
export interface TreeCopy extends AsyncDisposable {
  path: string
  /** Makes these mutations, each in another file, for as long as something is done. */
  having<T>(mutants: readonly Mutant[], act: () => Promise<T>): Promise<T>
  test(wish: TestWish): Promise<TestRun>
}

export async function copyTree(root: string, cluster: string): Promise<TreeCopy> {
  const path = await mkdtemp(join(tmpdir(), 'comptoir-mutants-'))
  // Some tests run programs of it as somebody else.
  await chmod(path, 0o755)
  const listed = await promisify(execFile)('git', ['ls-files', '-zco', '--exclude-standard'], { cwd: root })
  for (const file of [...listed.stdout.split('\0').filter(Boolean), 'build']) {
    await mkdir(join(path, dirname(file)), { recursive: true })
    // One that was deleted is listed until that is committed.
    await cp(join(root, file), join(path, file), { recursive: true }).catch(() => {})
  }
  await symlink(join(root, 'node_modules'), join(path, 'node_modules'))

  /** The group of processes that runs tests just now. */
  let group = 0
  const end = () => {
    if (group > 0) process.kill(-group, 'SIGKILL')
  }

  return {
    path,
    async having(mutants, act) {
      const sources = await Promise.all(mutants.map((mutant) => readFile(join(path, mutant.path), 'utf8')))
      const write = (texts: string[]) =>
        Promise.all(mutants.map((mutant, n) => writeFile(join(path, mutant.path), texts[n] ?? '')))
      await write(mutants.map((mutant, n) => withMutant(sources[n] ?? '', mutant)))
      try {
        return await act()
      } finally {
        await write(sources)
      }
    },
    async test(wish) {
      const child = startTests(path, cluster, wish)
      group = child.pid ?? 0
      let isCutOff = false
      const late = setTimeout(() => {
        isCutOff = true
        end()
      }, wish.withinMs)
      const [code] = await once(child, 'close')
      group = 0
      clearTimeout(late)
      return { isGreen: code === 0, isCutOff, ...(await readReport(path)) }
    },
    async [Symbol.asyncDispose]() {
      end()
      await rm(path, { recursive: true, force: true, maxRetries: 5 })
    },
  }
}

const reportIn = (cwd: string) => join(cwd, 'report.json')

function startTests(cwd: string, cluster: string, { files, bail }: TestWish): ChildProcess {
  const words = [
    'run',
    '--maxWorkers=2',
    '--reporter=json',
    `--outputFile=${reportIn(cwd)}`,
    ...(bail ? ['--bail=1'] : []),
  ]
  return spawn(join(cwd, 'node_modules', '.bin', 'vitest'), [...words, ...files], {
    cwd,
    // A group of its own, all of which can be ended.
    detached: true,
    stdio: 'ignore',
    env: { ...process.env, TEST_CLUSTER: cluster, NODE_COMPILE_CACHE: join(cwd, 'build', 'compiled') },
  })
}

interface Report {
  testResults?: {
    name: string
    status: string
    message?: string
    startTime: number
    endTime: number
    assertionResults: { status: string; fullName: string; failureMessages: string[] }[]
  }[]
}

/** Reads what the tests told, and removes it; nothing when they came to no end. */
async function readReport(cwd: string): Promise<Pick<TestRun, 'red' | 'took'>> {
  const { testResults = [] }: Report = JSON.parse(await readFile(reportIn(cwd), 'utf8').catch(() => '{}'))
  await rm(reportIn(cwd), { force: true })
  const nameOf = (file: string) => file.slice(cwd.length + 1)
  const red = testResults
    .filter(({ status }) => status === 'failed')
    .map(({ name, message = '', assertionResults }) => {
      const first = assertionResults.find(({ status }) => status === 'failed')
      return {
        file: nameOf(name),
        test: first?.fullName ?? 'the file itself',
        message: first?.failureMessages[0] ?? message,
      }
    })
    // A file that the run never came to is told as failed too.
    .filter(({ message }) => message !== '')
  return {
    red,
    took: new Map(testResults.map(({ name, startTime, endTime }) => [nameOf(name), endTime - startTime])),
  }
}
