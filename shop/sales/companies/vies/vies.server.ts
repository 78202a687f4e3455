import { z } from 'zod'
import { isVatNumber, vatNumberParts } from '../../../../lib/company-numbers/vat-number.ts'
import type { RegistryAnswer, VatRegistry } from './vat-registry.ts'

/** The fields of an answer of VIES (`check-vat-number`) that are used; all others are ignored. */
const Answer = z.object({
  valid: z.boolean(),
  requestIdentifier: z.string().max(100).nullish(),
  name: z.string().nullish(),
})
const Problem = z.object({ errorWrappers: z.array(z.object({ error: z.string() })).min(1) })

const MAX_NAME = 300

/** Returns the registry VIES of the European Commission. @param url of its REST API */
export function viesRegistry(url: string): VatRegistry {
  return async ({ number, requester }, signal) => {
    const asked = vatNumberParts(number)
    const shop = isVatNumber(requester) ? vatNumberParts(requester) : undefined
    const response = await fetch(`${url}/check-vat-number`, {
      method: 'POST',
      redirect: 'error',
      headers: { 'content-type': 'application/json', accept: 'application/json' },
      body: JSON.stringify({
        countryCode: asked.prefix,
        vatNumber: asked.number,
        ...(shop && { requesterMemberStateCode: shop.prefix, requesterNumber: shop.number }),
      }),
      signal,
    })
    return readAnswer(await response.json().catch(() => undefined), response.status)
  }
}

/** @throws Error for an unavailable member state, too many requests and every other error */
function readAnswer(body: unknown, status: number): RegistryAnswer {
  const problem = Problem.safeParse(body).data?.errorWrappers[0]?.error
  if (problem === 'INVALID_INPUT') return { result: 'invalid', request_identifier: '', name: '' }
  if (problem !== undefined) throw new Error(`VIES answered ${problem}.`)
  const answer = Answer.safeParse(body)
  if (!answer.success || status >= 400) throw new Error(`VIES answered with status ${status}.`)
  const { valid, requestIdentifier, name } = answer.data
  return {
    result: valid ? 'valid' : 'invalid',
    request_identifier: requestIdentifier ?? '',
    // Member states that publish no name answer with dashes.
    name: (name ?? '').replace(/^-+$/, '').slice(0, MAX_NAME),
  }
}
