import { hash } from 'node:crypto'
import { wakeAfterPaint } from './wake-after-paint.ts'

/**
 * Replaces the nonces of a page's scripts by hashes, so that the page can be cached for all visitors. A script that
 * was injected while rendering gets no hash, because it could not know the nonce. Script files are loaded after the
 * first paint (`wakeAfterPaint`).
 */
export function hashScripts(html: Buffer, nonce: string): { html: Buffer; hashes: string[] } {
  const mark = ` nonce="${nonce}"`
  const hashes = new Set<string>()
  const files: string[] = []
  const pieces: Buffer[] = []
  let from = 0
  for (let at = html.indexOf(mark); at >= 0; at = html.indexOf(mark, from)) {
    const tag = html.lastIndexOf('<', at)
    const inside = html.indexOf('>', at) + 1
    const attributes = html.toString('latin1', tag, inside)
    if (attributes.startsWith('<link rel="modulepreload"')) {
      files.push(/ href="([^"]*)"/.exec(attributes)?.[1] ?? '')
      pieces.push(html.subarray(from, tag))
      from = inside
      continue
    }
    pieces.push(html.subarray(from, at))
    from = at + mark.length
    if (!attributes.startsWith('<script')) continue
    const end = html.indexOf('</script>', inside)
    let code = html.subarray(inside, end)
    if (attributes.includes(' type="module"')) {
      pieces.push(html.subarray(from, inside))
      code = Buffer.from(wakeAfterPaint(code.toString(), files))
      pieces.push(code)
      from = end
    }
    if (code.length > 0) hashes.add(`'sha256-${hash('sha256', code, 'base64')}'`)
  }
  return { html: Buffer.concat([...pieces, html.subarray(from)]), hashes: [...hashes] }
}
