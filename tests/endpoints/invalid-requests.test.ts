import { crc32 } from 'node:zlib'
import fc from 'fast-check'
import { afterAll, expect, test } from 'vitest'
import { DEEP, often } from '../deep.ts'
import { documentChecker, readApiDocument } from './api-document.ts'
import { findContractErrors } from './contract-errors.ts'
import { registeredBy } from './registered-contracts.ts'
import { endpointName } from './requests/request.ts'
import { tampering } from './requests/tampering.ts'
import { validFor } from './requests/valid-requests.ts'
import { callerRole, openWorld } from './world.ts'

/** More cases: `RUNS=1000 SEED=$RANDOM npx vitest run tests/endpoints/invalid-requests.test.ts`. */
const RUNS = often(3, 'RUNS')
/** A failure prints the seed and the path of its example. */
const SEED = Number(process.env.SEED ?? 7)
const TIMEOUT_MS = 60_000 + RUNS * 500

const { opened: world, contracts } = await registeredBy(openWorld)
const findDeviations = documentChecker(await readApiDocument(world.shop))
afterAll(() => world[Symbol.asyncDispose]())

/** A fifth of the endpoints, chosen by name. Their handlers send these values to SQL; `npm run test:deep` tests all. */
const TESTED = contracts.filter((contract) => DEEP > 1 || crc32(endpointName(contract)) % 5 === 0)

test.each(TESTED.map((contract) => [endpointName(contract), contract] as const))(
  '%s answers invalid requests by its contract and reveals no internal details',
  { timeout: TIMEOUT_MS },
  async (name, contract) => {
    const { question } = validFor(name)
    await world.demoteOwners()
    const prepare = async () => {
      const asker = await world.somebody(callerRole(contract.config.allow))
      return { asker, right: await question(world, asker) }
    }
    let prepared = await prepare()
    await fc.assert(
      fc.asyncProperty(tampering(contract), async (tamper) => {
        const { asker, right } = prepared
        const request = await tamper(right, asker.token ?? '', contract.url)
        const answer = await world.shop.app.inject({ method: contract.method, ...request })
        // Responses must not repeat the client's token or show the data folder.
        const secrets = [asker.token ?? '', world.shop.config.dataDir]
        const errors = findContractErrors(answer, contract, secrets)
        if (contract.url.startsWith('/api/')) errors.push(...findDeviations(contract, answer))
        const said = answer.body.slice(0, 500)
        expect(errors, `${JSON.stringify(request).slice(0, 1_000)} → ${answer.statusCode} ${said}`).toEqual([])
        // A successful call may have consumed its prepared data.
        if (answer.statusCode < 300 && contract.method !== 'GET') prepared = await prepare()
      }),
      { numRuns: RUNS, seed: SEED, interruptAfterTimeLimit: TIMEOUT_MS - 10_000 },
    )
  },
)
