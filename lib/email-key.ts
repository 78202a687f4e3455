/**
 * Returns what two spellings of an e-mail address have in common, so that there is one account, one counter and one code for both. Only A to Z
 * are folded: exactly what `lower(… collate "C")` does, by which the database makes `users.email_key`.
 */
export function emailKey(email: string): string {
  return email.replace(/[A-Z]+/g, (capitals) => capitals.toLowerCase())
}
