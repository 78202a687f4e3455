import type { Section } from '../../section.ts'

export const disclaimer: Section = {
  id: 'disclaimer',
  title: 'Disclaimer',
  clauses: [
    {
      text: [
        `We run the shop with care, but no site is free of faults or always within reach. What it offers free of charge
        (looking around, lists, reviews) may be changed, interrupted or ended.`,
        `Reviews are the opinions of those who wrote them. Sites of others to which a page may lead answer for themselves.`,
        `None of this concerns the products that you buy: for these the [legal guarantees](#guarantees) and
        [section 8](#liability) hold in full.`,
      ],
    },
  ],
}

export const liability: Section = {
  id: 'liability',
  title: 'Liability',
  clauses: [
    {
      title: 'Towards consumers',
      text: [
        `We answer to you in full for the proper performance of a contract made in this shop, whether we perform it
        ourselves or through others such as carriers. We are released only as far as we show that the failure is due to
        you, to an act of a third party to the contract that could neither be foreseen nor overcome, or to force majeure
        (Code de la consommation, article L221-15; Code civil, article 1218).`,
        `For everything else the ordinary law of liability applies. These terms put no cap on what we owe a consumer.`,
      ],
    },
    {
      title: 'Towards professionals',
      text: [
        `If you do not act as a consumer, we answer for damage that could be foreseen when the contract was made (Code
        civil, article 1231-3).`,
      ],
    },
    {
      title: 'What is never limited',
      text: [
        `Nothing here excludes or limits liability for death or injury, for intent or gross negligence, for defective
        products (Code civil, articles 1245 to 1245-17), or wherever else the law forbids it.`,
      ],
    },
  ],
}

export const indemnification: Section = {
  id: 'indemnification',
  title: 'Indemnification',
  clauses: [
    {
      text: [
        `If you are a consumer, you owe us no more than the law says: you make good the damage that you caused by your own
        fault (Code civil, articles 1231-1 and 1240). You do not have to hold us harmless beyond that.`,
        `If you use the shop as a professional and somebody claims against us because you broke the law or these terms,
        you bear the proven damage and the necessary costs of our defence, as far as the breach is your fault. We tell you
        of such a claim without delay and settle nothing at your expense without having heard you.`,
      ],
    },
  ],
}
