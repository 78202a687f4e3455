interface Operator {
  /** The name of the person or company that sells. */
  name: string
  /** Legal form and capital, such as `SARL, capital 10,000 euros`. */
  legalForm: string | null
  /** Postal address of the head office. */
  address: string | null
  telephone: string | null
  /** Number and town of the trade register, such as `RCS Lyon 000 000 000`. */
  registration: string | null
  vatNumber: string | null
  /** Who answers for what is published (directeur de la publication). */
  publisher: string | null
  /** Name, address and telephone number of the hosting company. */
  host: string | null
  /** The consumer mediator that the operator has joined: name, postal address, web address (Code de la consommation, L616-1). */
  mediator: string | null
}

/**
 * Who runs this shop. **The owner fills this in before the first sale**: French law asks for each of these facts (loi 2004-575 du
 * 21 juin 2004; Code de la consommation, L111-1, L221-5 and L616-1). What is null is left out of the page, which then says that the
 * shop only demonstrates. A shop that sells in France must also offer these terms in French (loi 94-665 du 4 août 1994, article 2).
 */
export const operator: Operator = {
  name: 'Comptoir (demonstration shop)',
  legalForm: null,
  address: null,
  telephone: null,
  registration: null,
  vatNumber: null,
  publisher: null,
  host: null,
  mediator: null,
}
