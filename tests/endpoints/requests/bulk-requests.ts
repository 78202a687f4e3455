import type { Endpoint, RequestOf, ResponseOf } from '../../../lib/endpoint.ts'
import type { BulkResult } from '../../../shop/core/admin-kit/resource/resource.contract.ts'
import type { Somebody, World } from '../world.ts'
import { valid } from './request.ts'

interface BulkContract {
  bulk: Endpoint
  undo: Endpoint
}

/** Returns requests for the bulk deletion of a record and for its undo. @param add adds a record with version 1 */
export function bulkRequests(
  { bulk, undo }: BulkContract,
  add: (world: World, asker: Somebody) => Promise<number | string>,
) {
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
