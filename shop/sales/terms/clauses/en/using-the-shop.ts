import type { Section } from '../../section.ts'

export const acceptance: Section = {
  id: 'acceptance',
  title: 'Acceptance of terms',
  clauses: [
    {
      text: [
        `These terms are the agreement between you and the operator of this shop, who is named in
        [section 16](#contact) and called “the shop” or “we” here. They say how the site may be used, how things are sold
        on it, and what happens with your data.`,
        `Looking around binds you to nothing. You accept these terms when you tick the box that says so while creating an
        account, and you will be asked again with each order. You can save or print this page at any time; the version
        that applies to an order is the one that was in force when you placed it.`,
        `A consumer is a natural person who acts for purposes outside their trade, business, craft or profession. The law
        gives consumers rights that no contract can take away. Nothing in these terms excludes or limits such a right; if
        a sentence here could be read that way, the right prevails.`,
      ],
    },
  ],
}

export const use: Section = {
  id: 'use',
  title: 'Use of the shop',
  clauses: [
    {
      title: 'What you may do',
      text: [
        `Everybody may look at the products, their prices and their reviews, without an account and without giving a
        name. A cart, a list of things saved for later, orders and reviews need an [account](#registration).`,
      ],
    },
    {
      title: 'What you may not do',
      text: [
        'You may not',
        {
          list: [
            `use the shop for anything that the law forbids, or in somebody else's name;`,
            `try to get at accounts, data or parts of the shop that are not meant for you, or get round its limits;`,
            `disturb it for others, for example by a flood of automatic requests;`,
            `write reviews or messages that are false, insulting or hateful, that advertise, that give away other
            people's personal data, or that break somebody's rights.`,
          ],
        },
      ],
    },
    {
      id: 'reviews',
      title: 'Reviews and how they are checked',
      text: [
        `Only a logged-in customer whose order of the reviewed variant was shipped or delivered can review it, once for
        each variant. The shop checks this by itself when a review is sent, so every review comes from a purchase made
        here. What the review says is not checked before it appears.`,
        {
          list: [
            `A review appears at once, with the dates on which it was written, the variant was ordered and the review
            last changed, the author's name and, if there is one, their picture. It stays for as long as the product is known to the shop.`,
            `Lists of reviews begin with the newest. A product page shows two recommended reviews: those with the most
            stars, the newer first among equals. The average counts every review that is shown.`,
            `Nobody gets money, a discount or anything else for a review.`,
            `You can change your own review at any time, and have it deleted by writing through the
            [contact form](/contact). When an account is deleted, its reviews stay under the name "Former customer".`,
            `A poor rating is never a reason to remove a review.`,
          ],
        },
        `If you think that a review breaks the law or these terms, press "Report" beside it and say why or, without an
        account, tell us through the [contact form](/contact) which one it is. If we hide a review, its author still sees
        it on the product's page, with the reason, and may contest that through the contact form. We may answer a review
        once, under it. (Code de la consommation, articles L111-7-2 and D111-16 to D111-19; Regulation (EU) 2022/2065, articles 16
        and 17.)`,
        `By posting a review you allow us, free of charge and without exclusivity, to show it in this shop for as long as
        it stands there. It remains yours.`,
      ],
    },
  ],
}

export const registration: Section = {
  id: 'registration',
  title: 'Account registration',
  clauses: [
    {
      text: [
        `An account is free. You may open one if you are 18 or older, or younger with the agreement of the person who
        has parental authority over you. It takes a first and last name, an e-mail address and a password, and these must
        be true and your own.`,
        `We send a six-digit code to the address before the account is opened, so that nobody can register an address
        that is not theirs. Where the shop offers to sign in through an identity provider, that provider confirms the
        address instead.`,
        `Please keep your details right; you can change your name, picture, e-mail address and password on your
        [account page](/account) at any time. An account is for one person and cannot be sold or handed on.`,
      ],
    },
  ],
}
