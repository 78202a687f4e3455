import { z } from 'zod'

export const OwnConsentForm = z.object({ offers: z.literal('on', 'Tick the box to receive these e-mails.') })
