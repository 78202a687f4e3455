import { href } from 'react-router'
import type { Services } from '../../../../server/services.ts'
import type { EmailText } from '../../../ui/emails/render-email.server.ts'
import type { HiddenReview } from './moderation-store.server.ts'

/** Returns the e-mail to the author of a hidden review; undefined if the account is deleted. */
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
      `We have hidden your review of ${title}. It is no longer public or counted, but you can still see it. The reason:`,
      reason,
      ...(slug === null
        ? []
        : [
            [
              'You can change it on ',
              { words: `the page of ${title}`, address: publicUrl() + href('/products/:slug', { slug }) },
              '. Changing it does not make it public again.',
            ],
          ]),
      [
        'If you have changed it or disagree with our decision, ',
        { words: 'write to us', address: publicUrl() + href('/contact') },
        ', and we will check it again.',
      ],
    ],
  }
}
