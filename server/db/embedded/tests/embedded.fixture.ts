// A process with only the embedded database, to be killed by tests: `node embedded.fixture.ts '{"dataDir":"…"}'`.
// Prints one JSON object per line: { say }, { ready: connection }, { refused: sentence }, { stopped: true }. SIGTERM
// stops it.
import { StartupError } from '../../../start/startup-error.ts'
import { startEmbeddedPostgres } from '../../embedded.ts'

const tell = (message: object) => process.stdout.write(`${JSON.stringify(message)}\n`)

try {
  const options = JSON.parse(process.argv[2] ?? '{}')
  const postgres = await startEmbeddedPostgres({ ...options, say: (sentence) => tell({ say: sentence }) })
  process.once('SIGTERM', async () => {
    await postgres.stop()
    tell({ stopped: true })
  })
  tell({ ready: postgres.connection })
} catch (error) {
  if (!(error instanceof StartupError)) throw error
  tell({ refused: error.message })
}
