import { setTimeout as pause } from 'node:timers/promises'
import type { Database } from '../../../server/db/open.ts'
import type { CatalogueImport } from '../../../shop/catalog/import-export/catalogue-csv.contract.ts'
import { addPerson } from '../../../tests/people-and-things/some-people.ts'

const LOOK_EVERY_MS = 100
const PATH = '/api/catalogue_imports/'

/** Somebody of the staff with catalogues. */
export interface Importer {
  exported(): Promise<string>
  /** Sends a file; the answer is what the dry run found. */
  bring(csv: string, zip?: Buffer): Promise<CatalogueImport>
  /** Lets an import in, and waits until it is done. */
  run(id: number): Promise<CatalogueImport>
}

export async function importedBy(url: string, db: Database): Promise<Importer> {
  const { token } = await addPerson(db, { isStaff: true })

  async function ask(path: string, init: RequestInit = {}): Promise<Response> {
    const answer = await fetch(url + path, { ...init, headers: { authorization: `Token ${token}` } })
    if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${await answer.text()}`)
    return answer
  }
  async function settled(id: number, wanted: CatalogueImport['state']): Promise<CatalogueImport> {
    for (;;) {
      const found = (await (await ask(`${PATH}${id}/`)).json()) as CatalogueImport
      if (found.interrupted || found.refusal) throw new Error(JSON.stringify(found))
      if (found.state === wanted) return found
      await pause(LOOK_EVERY_MS)
    }
  }

  return {
    exported: async () => (await ask('/api/catalogue.csv')).text(),
    async bring(csv, zip) {
      const body = new FormData()
      body.set('catalogue', new File([csv], 'bench.csv'))
      if (zip) body.set('pictures', new File([new Uint8Array(zip)], 'bench.zip'))
      const { id } = (await (await ask(PATH, { method: 'POST', body })).json()) as CatalogueImport
      return settled(id, 'ready')
    },
    async run(id) {
      await ask(`${PATH}${id}/run/`, { method: 'POST' })
      const done = await settled(id, 'done')
      if (done.counts.failed > 0) throw new Error(`${done.counts.failed} products were refused.`)
      return done
    },
  }
}
