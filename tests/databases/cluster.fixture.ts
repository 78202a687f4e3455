// The PostgreSQL of several test runs, as a process: `node cluster.fixture.ts`. Prints its address as JSON, for
// `TEST_CLUSTER`, and stops at the end of stdin.
import { once } from 'node:events'
import { shareCluster } from './cluster.ts'

// Ctrl+C also ends the parent process, which closes stdin.
process.on('SIGINT', () => {})
const ended = once(process.stdin.resume(), 'end')
await using cluster = await shareCluster()
process.stdout.write(`${cluster.connection}\n`)
await ended
