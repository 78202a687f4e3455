import type { Section } from '../../section.ts'
import type { Operator } from '../operator.ts'

export const termination: Section = {
  id: 'termination',
  title: 'Termination',
  clauses: [
    {
      title: 'By you',
      text: [
        `You can delete your account at any time, without a reason and at no cost, on your [account page](/account). It
        takes effect at once.`,
      ],
    },
    {
      title: 'By us',
      text: [
        `We may suspend or close an account that was used in serious or repeated breach of these terms. Unless the law or
        the safety of others demands that we act at once, we first tell you by e-mail what is wrong and give you a
        reasonable time to put it right and to say what you think of it. Either way you are told the reasons and may
        contest them through the [contact form](/contact). We may also close the shop as a whole, and then tell account
        holders beforehand.`,
      ],
    },
    {
      title: 'What remains',
      text: [
        `Orders already placed are carried out, and your rights from them (withdrawal, guarantees, refunds) live on.
        [Section 6](#privacy) says which data goes and which stays.`,
      ],
    },
  ],
}

export const modifications: Section = {
  id: 'modifications',
  title: 'Modifications',
  clauses: [
    {
      text: [
        `We may change these terms for the future, for example when the law or the shop changes. The date at the top of
        this page says when they were last changed. Orders placed before keep the version under which they were placed;
        neither the product nor the price of an order can be changed in this way.`,
        `If a change is to your disadvantage as an account holder, we tell you by e-mail a reasonable time before it takes
        effect. If you do not agree, you can delete your account.`,
      ],
    },
  ],
}

/** Returns the section on governing law and mediation. */
export const governingLaw = (operator: Operator): Section => ({
  id: 'governing-law',
  title: 'Governing law',
  clauses: [
    {
      title: 'French law',
      text: [
        `These terms and the contracts made under them are governed by French law. If you are a consumer who lives in
        another country, you also keep the protection of those rules of your country that cannot be set aside by agreement
        (Regulation (EC) 593/2008, article 6).`,
      ],
    },
    {
      title: 'Complaints and mediation',
      text: [
        `If something is not right, please write to us first through the [contact form](/contact).`,
        `If that does not settle it, a consumer may turn, free of charge and within one year of the written complaint, to
        a consumer mediator (Code de la consommation, articles L611-1 to L616-3).`,
        operator.mediator
          ? `The mediator for this shop is ${operator.mediator}.`
          : `No mediator is named yet, because nothing can be bought while checking out is switched off. The name and
            address will stand here before the first sale.`,
      ],
    },
    {
      title: 'Courts',
      text: [
        `Mediation is voluntary and closes no court to you. As a consumer you may go to any court that has jurisdiction
        under the Code de procédure civile, or to that of the place where you lived when the contract was made or when the
        damage occurred (Code de la consommation, article R631-3). A consumer who lives in another member state of the
        European Union may also go to the courts of their home (Regulation (EU) 1215/2012, article 18).`,
      ],
    },
  ],
})

export const severability: Section = {
  id: 'severability',
  title: 'Severability',
  clauses: [
    {
      text: [
        `If a part of these terms is void, unenforceable or deemed not written, the rest stays in force, as long as it can
        stand without that part. The law takes the place of what falls away. That we do not insist on a right once does
        not mean that either side has given up a right.`,
      ],
    },
  ],
}
