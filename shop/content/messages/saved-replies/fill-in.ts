/** Fills in what a ready-made answer leaves open. What is not known stays, and an answer with it is not sent. */
export function fillIn(body: string, { name, order }: { name: string; order: number | null }): string {
  const known: Record<string, string> = { '{name}': name, ...(order !== null && { '{order}': String(order) }) }
  return body.replace(/\{(?:name|order)\}/g, (placeholder) => known[placeholder] ?? placeholder)
}
