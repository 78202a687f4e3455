/**
 * Returns the key that all spellings of an e-mail address share, for accounts, counters and codes. Only A to Z are
 * folded, exactly as `lower(… collate "C")` in `users.email_key`.
 */
export function emailKey(email: string): string {
  return email.replace(/[A-Z]+/g, (capitals) => capitals.toLowerCase())
}
