import { z } from 'zod'
import { maybeText, textLine } from '../../../lib/fields.contract.ts'
import { SCOPES } from '../../../lib/staff/scopes.ts'

/** Lifetimes of keys, in days; null for a key that does not expire. */
export const LIFETIMES = { '30_days': 30, '90_days': 90, '1_year': 365, never: null } as const
export const EXPIRIES = ['30_days', '90_days', '1_year', 'never'] as const satisfies readonly (keyof typeof LIFETIMES)[]
const MAX_NETWORKS = 50
const MAX_SCOPES = 50

const Network = z.union([z.ipv4(), z.ipv6(), z.cidrv4(), z.cidrv6()])

/** Returns the networks of a text, separated by commas or white space. */
export const networksIn = (typed: string): string[] => typed.split(/[\s,;]+/).filter((network) => network !== '')

/** The form of a new API key. */
export const ApiKeyForm = z.object({
  name: textLine(100),
  scopes: z
    .array(z.enum(SCOPES), 'Select at least one permission.')
    .min(1, 'Select at least one permission.')
    .max(MAX_SCOPES),
  expires_in: z.enum(EXPIRIES),
  networks: maybeText(4000)
    .superRefine((typed, context) => {
      const networks = networksIn(typed)
      const wrong = networks.find((network) => !Network.safeParse(network).success)
      if (wrong !== undefined)
        context.addIssue({
          code: 'custom',
          message: `${wrong.slice(0, 60)} is not an IP address or network, such as 203.0.113.7 or 203.0.113.0/24.`,
        })
      else if (networks.length > MAX_NETWORKS)
        context.addIssue({ code: 'custom', message: `Enter at most ${MAX_NETWORKS} networks.` })
    })
    .describe('IP addresses and networks in CIDR notation, separated by commas or white space; empty for all'),
})
