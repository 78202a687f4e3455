import { href } from 'react-router'
import { texts } from '#texts/core/extensions'
import type { Services } from '../../../server/services.ts'

/** This many errors within a minute disable an extension. */
export const MAX_ERRORS = 3

/** Returns the e-mail to staff about an extension that was disabled after errors. */
export const failedEmail = (
  name: string,
  { place, message }: { place: string; message: string },
  { publicUrl }: Pick<Services, 'publicUrl'>,
) => ({
  subject: texts.failedSubject(name),
  paragraphs: [texts.failed(name, MAX_ERRORS), texts.lastErrorIn(place, message), texts.askDeveloper],
  links: [{ text: texts.viewExtensions, address: `${publicUrl()}${href('/admin/settings/extensions')}` }],
})
