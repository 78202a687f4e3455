import { href } from 'react-router'
import type { Services } from '../../../server/services.ts'

/** This many errors within a minute disable an extension. */
export const MAX_ERRORS = 3

/** Returns the e-mail to staff about an extension that was disabled after errors. */
export const failedEmail = (
  name: string,
  { place, message }: { place: string; message: string },
  { publicUrl }: Pick<Services, 'publicUrl'>,
) => ({
  subject: `The extension ${name} was disabled after errors`,
  paragraphs: [
    `The extension ${name} failed ${MAX_ERRORS} times within a minute, so the shop disabled it. The shop works without it.`,
    `The last error, in ${place}: ${message}`,
    'Ask the developer of the extension, then enable it again in the settings.',
  ],
  ways: [{ text: 'View the extensions', address: `${publicUrl()}${href('/admin/settings/extensions')}` }],
})
