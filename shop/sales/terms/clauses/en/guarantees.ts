import { showDay } from '../../../../../lib/texts/dates.ts'
import type { Clause } from '../../section.ts'
import { areGuaranteesChecked, type GuaranteesCheck } from '../guarantees-check.ts'

/** Returns the section on the legal guarantees with the name of its checker. */
export const guarantees = (check: GuaranteesCheck): Clause => ({
  ...wording,
  text: areGuaranteesChecked(check)
    ? [...wording.text, `Checked by ${check.guarantees_checked_by} on ${showDay(check.guarantees_checked_on)}.`]
    : wording.text,
})

/** The box required by article D211-2 of the Code de la consommation, in English. */
const wording: Clause = {
  id: 'guarantees',
  title: 'Legal guarantees',
  text: [
    `We answer for goods that do not conform to the contract and for hidden defects, and we are the one to turn to: write
    through the [contact form](/contact), or to the address in [section 16](#contact). Using these guarantees costs
    nothing.`,
    {
      boxed: 'Your legal guarantees as a consumer',
      text: [
        `You have two years from delivery to make use of the legal guarantee of conformity if a lack of conformity
        appears. During that time you only have to show that the lack of conformity exists, not when it appeared.`,
        `The guarantee obliges the seller, where it applies, to provide all updates needed to keep the goods in conformity.`,
        `It entitles you to have the goods repaired or replaced within 30 days of asking, free of charge and without major
        inconvenience. Goods that were repaired under it are covered for six months longer. If you asked for a repair and
        the seller imposes a replacement, the two years begin anew on the day of the replacement.`,
        'You may have the price reduced and keep the goods, or end the contract and be paid back in full against their return, if',
        {
          list: [
            'the seller refuses to repair or replace them;',
            'the repair or replacement comes after more than 30 days;',
            `the repair or replacement causes you major inconvenience, in particular if you would finally bear the cost of
            taking back the goods or of installing the repaired or replacing ones;`,
            'the goods still do not conform after an attempt to put them right.',
          ],
        },
        `You are also entitled to a lower price or to end the contract, without first asking for repair or replacement,
        when the lack of conformity is so serious that it justifies this at once. You cannot end the sale when it is
        minor.`,
        `Any time during which you are without the goods because they are being repaired or replaced suspends what was
        left of the guarantee until you have them back in order.`,
        `These rights follow from articles L217-1 to L217-32 of the Code de la consommation. A seller who obstructs them in
        bad faith faces a civil fine of up to 300,000 euros, which may be raised to 10% of average annual turnover
        (article L241-5).`,
        `You also have the legal guarantee against hidden defects under articles 1641 to 1649 of the Code civil, for two
        years from the discovery of the defect. It entitles you to a lower price if you keep the goods or to a full refund
        against their return.`,
      ],
    },
  ],
}
