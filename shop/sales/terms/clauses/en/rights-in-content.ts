import type { Section } from '../../section.ts'

export const intellectualProperty: Section = {
  id: 'intellectual-property',
  title: 'Intellectual property',
  clauses: [
    {
      text: [
        `The texts, pictures, drawings, name and logo of this shop belong to us or to those who let us use them. You may
        look at them, keep copies for yourself, quote them and link to any page. Other uses, above all commercial ones,
        need our agreement beforehand, except where the law allows them (Code de la propriété intellectuelle, article
        L122-5).`,
        `The program that runs the shop is free software under the MIT licence. Nothing in these terms takes away what
        that licence gives.`,
        `Your reviews, your picture and your messages remain yours. We use a picture that you add to your account only to
        show it to you and beside your reviews.`,
      ],
    },
  ],
}
