import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { sql } from 'kysely'
import { expect, inject } from 'vitest'
import type { Database } from '../../../../server/db/open.ts'
import { openShopDatabase } from '../../../databases/shop-database.ts'

/** Returns the e-mails to an address in the outbox of a running shop, newest last. */
async function emailsTo(email: string, { dataDir }: { dataDir: string } = inject('shop')): Promise<string[]> {
  const outbox = join(dataDir, 'outbox')
  const files = (await readdir(outbox).catch(() => [])).filter((name) => name.endsWith('.eml')).sort()
  const emails = await Promise.all(files.map((name) => readFile(join(outbox, name), 'utf8')))
  return emails.filter((text) => text.includes(`To: ${email}`))
}

/** Waits for an e-mail with a code and returns the newest code. */
export async function codeTo(email: string, after = ''): Promise<string> {
  let code = ''
  await expect
    .poll(async () => {
      const codes = (await emailsTo(email)).map((text) => /^ {4}(\d{6})$/m.exec(text)?.[1])
      code = codes.findLast((found) => found !== undefined) ?? ''
      return code !== '' && code !== after
    })
    .toBe(true)
  return code
}

/**
 * Waits for e-mails to an address with a link to a path that begins with `path`, and returns the link of the newest.
 * `count` is the required number of such e-mails, 1 by default. `shop` is the shared shop by default.
 */
export async function linkTo(
  email: string,
  path: string,
  { shop = inject('shop'), count = 1 }: { shop?: { dataDir: string }; count?: number } = {},
): Promise<string> {
  let link = ''
  await expect
    .poll(async () => {
      const links = (await emailsTo(email, shop)).map(
        (text) => new RegExp(`: https?://[^/\\s]+(${path}\\S*)`).exec(unfolded(text))?.[1],
      )
      const found = links.filter((link) => link !== undefined)
      link = found.at(-1) ?? ''
      return found.length >= count
    })
    .toBe(true)
  return link
}

/** Undoes the line folding of quoted-printable. */
const unfolded = (text: string) => text.replace(/=\r?\n/g, '').replaceAll('=3D', '=')

/** Sends e-mails with an undo period as if it had passed, in order. */
export async function sendHeldEmails(db: Database): Promise<void> {
  const { numUpdatedRows } = await db
    .updateTable('jobs')
    .set({ due_at: sql`created_at - interval '1 day'` })
    .where('name', '=', 'send-email')
    .where('due_at', '>', sql<Date>`now()`)
    .executeTakeFirstOrThrow()
  if (numUpdatedRows > 0n) await sql`select pg_notify('job_waits', '')`.execute(db)
}

/** Waits until the newest e-mail to an address has this subject. E-mails with an undo period are sent at once. */
export async function emailArrives(email: string, subject: string): Promise<void> {
  await using db = await openShopDatabase(inject('shop').dataDir)
  const newest = async () => {
    // A job may queue the e-mail only now.
    await sendHeldEmails(db)
    return /^Subject: (.*)$/m.exec((await emailsTo(email)).at(-1) ?? '')?.[1]
  }
  await expect.poll(newest).toBe(subject)
}

/** Waits for an e-mail with the code of a gift card and returns the newest code. */
export async function giftCardCodeTo(email: string, shop: { dataDir: string }): Promise<string> {
  let code = ''
  await expect
    .poll(async () => {
      const codes = (await emailsTo(email, shop)).map(
        (text) => /[2-9A-HJ-NP-Z]{4}(-[2-9A-HJ-NP-Z]{4}){3}/.exec(text)?.[0],
      )
      code = codes.findLast((found) => found !== undefined) ?? ''
      return code
    })
    .not.toBe('')
  return code
}
