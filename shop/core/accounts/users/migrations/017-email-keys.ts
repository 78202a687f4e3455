import { domainToASCII, domainToUnicode } from 'node:url'
import { type Kysely, sql } from 'kysely'

/**
 * Changes the key of e-mail addresses to fold only A to Z, like `emailKey`. `lower` also folded İ to i, which locked
 * out the owner of the other address (docs/decisions/0018-email-keys-passwords-provider-login.md).
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  // A provider may have linked the plain address's owner to the account that had taken the key.
  await sql`
    delete from social_identities using users
    where users.id = user_id
      and octet_length(email) <> char_length(email) and octet_length(email_key) = char_length(email_key)`.execute(db)

  await sql`alter table users drop column email_key`.execute(db)
  await sql`
    alter table users add column
      email_key text not null generated always as (lower(email collate "C")) stored unique`.execute(db)

  await sql`create index users_beyond_ascii on users (id) where octet_length(email) <> char_length(email)`.execute(db)
  const beyond = await sql<{ id: number; email: string }>`
    select id, email from users where octet_length(email) <> char_length(email) order by id`.execute(db)
  for (const { id, email } of beyond.rows) {
    const spelled = withAsciiDomain(email)
    if (spelled === email) continue
    // The owner of the address in this spelling keeps it.
    await sql`
      update users set email = ${spelled}
      where id = ${id} and not exists (select from users where email_key = lower(${spelled} collate "C"))`.execute(db)
  }
}

/** Returns the address with an ASCII domain, unless that would be another domain than its code was sent to. */
function withAsciiDomain(email: string): string {
  const at = email.lastIndexOf('@')
  const domain = email.slice(at + 1)
  const ascii = domainToASCII(domain)
  return ascii && domainToUnicode(ascii) === domain.toLowerCase() ? `${email.slice(0, at)}@${ascii}` : email
}
