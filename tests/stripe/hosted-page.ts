import type { StoredSession } from './api-objects.ts'
import { at, type Parameters, textAt } from './form-body.ts'

const euros = (cents: number) => `€${(cents / 100).toFixed(2)}`
const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')

const page = (title: string, body: string) => `<!doctype html><html lang="en"><meta charset="utf-8">
<meta name="viewport" content="width=device-width"><title>${title}</title>
<style>body{font:1rem/1.5 system-ui;max-width:28rem;margin:2rem auto;padding:0 1rem}button{font:inherit;padding:.6rem 1.2rem;margin:.3rem 0;width:100%}</style>
<h1>${title}</h1>${body}</html>`

/** Returns the hosted payment page, which works without scripts. @param said error message */
export function hostedPage({ id, status, total, parameters }: StoredSession, said = ''): string {
  if (status !== 'open')
    return page(
      'This is over',
      '<p>You did it: you have either completed the payment process, or a timeout occurred.</p>',
    )
  const lines = Object.values(at(parameters, 'line_items') ?? {}) as Parameters[]
  const bought = lines
    .map((line) => `<li>${line.quantity} × ${escaped(textAt(line, 'price_data', 'product_data', 'name') ?? '')}</li>`)
    .join('')
  const button = (how: string, name: string) =>
    `<form method="post" action="/c/pay/${id}/${how}"><button>${name}</button></form>`
  return page(
    'Pay Comptoir',
    `${said && `<p role="alert">${said}</p>`}<ul>${bought}</ul><p>Total <strong>${euros(total)}</strong></p>
${button('pay', 'Pay')}${button('decline', 'Card is declined')}${button('bank', 'Bank asks')}${button('later', 'Pay later (bank debit)')}
<p><a href="${escaped(textAt(parameters, 'cancel_url') ?? '/')}">Back</a></p>`,
  )
}

/** Returns the bank's page for customer authentication. */
export const bankPage = ({ id }: StoredSession): string =>
  page('Your bank asks', `<form method="post" action="/c/pay/${id}/pay"><button>Confirm</button></form>`)
