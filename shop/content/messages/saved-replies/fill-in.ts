/**
 * Fills in the placeholders of a saved reply. An unknown one stays, and the API rejects an answer that contains it.
 */
export function fillIn(body: string, { name, order }: { name: string; order: number | null }): string {
  const known: Record<string, string> = { '{name}': name, ...(order !== null && { '{order}': String(order) }) }
  return body.replace(/\{(?:name|order)\}/g, (placeholder) => known[placeholder] ?? placeholder)
}
