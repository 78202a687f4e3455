import type { Endpoint, RequestOf, ResponseOf } from '../../../lib/endpoint.ts'
import type { BulkResult } from '../../../shop/core/admin-kit/resource/resource.contract.ts'
import type { Somebody, World } from '../world.ts'
import { endpointName, type Valid, valid } from './request.ts'

interface BulkContract {
  bulk: Endpoint
  undo: Endpoint
}

interface ResourceContract extends BulkContract {
  list: Endpoint
  add: Endpoint
  change: Endpoint
  remove: Endpoint
}

type Add = (world: World, asker: Somebody) => Promise<number | string>

/**
 * Returns requests for all endpoints of a resource.
 * @param form returns the form of a new record
 * @param add adds a record with version 1
 */
export function resourceRequests<Contract extends ResourceContract>(
  contract: Contract,
  form: (world: World) => RequestOf<Contract['add']>['body'] | Promise<RequestOf<Contract['add']>['body']>,
  add: Add,
) {
  const params = async (world: World, asker: Somebody) => ({ id: String(await add(world, asker)) })
  const version = 1
  return [
    named(contract.list, () => ({})),
    named(contract.add, async (world) => ({ body: await form(world) })),
    named(contract.change, async (world, asker) => {
      const body = { ...((await form(world)) as object), version }
      return { params: await params(world, asker), body }
    }),
    named(contract.remove, async (world, asker) => ({ params: await params(world, asker), query: { version } })),
    ...bulkRequests(contract, add),
  ]
}

/** A request to an endpoint of any resource. `form` is typed by its contract. */
const named = (endpoint: Endpoint, question: Valid['question']): ReturnType<typeof valid> => [
  endpointName(endpoint),
  { question },
]

/** Returns requests for the bulk deletion of a record and for its undo. @param add adds a record with version 1 */
export function bulkRequests({ bulk, undo }: BulkContract, add: Add) {
  const removal = async (world: World, asker: Somebody) =>
    ({ body: { action: 'remove', records: [{ id: Number(await add(world, asker)), version: 1 }] } }) as RequestOf<
      typeof bulk
    >
  return [
    valid(bulk, removal),
    valid(undo, async (world, asker) => {
      const removed = (await asker.api(bulk, await removal(world, asker))) as ResponseOf<Endpoint> as BulkResult
      return { body: { undo: removed.undo } } as RequestOf<typeof undo>
    }),
  ]
}
