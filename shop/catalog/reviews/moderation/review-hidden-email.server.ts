import { href } from 'react-router'
import type { Services } from '../../../../server/services.ts'
import type { EmailText } from '../../../ui/emails/render-email.server.ts'
import type { HiddenReview } from './moderation-store.server.ts'

/** Returns the e-mail that tells an author that their review was hidden; undefined if the account is deleted. */
export function reviewHiddenEmail(
  review: HiddenReview,
  reason: string,
  { identity, publicUrl }: Pick<Services, 'identity' | 'publicUrl'>,
): EmailText | undefined {
  const { email, first_name, title, slug } = review
  if (email === null || first_name === null) return undefined
  return {
    to: email,
    name: first_name,
    subject: `Your review of ${title} at ${identity().name} was hidden`,
    paragraphs: [
      `We have hidden your review of ${title} from others. It is still there for you, but counts nowhere. The reason:`,
      reason,
      ...(slug === null
        ? []
        : [
            [
              'You can change it on ',
              { words: `the page of ${title}`, address: publicUrl() + href('/products/:slug', { slug }) },
              '. A change alone does not show it again.',
            ],
          ]),
      [
        'When you have changed it, or think that we are wrong, ',
        { words: 'write to us', address: publicUrl() + href('/contact') },
        ', and we will look at it again.',
      ],
    ],
  }
}
