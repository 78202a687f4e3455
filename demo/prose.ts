/**
 * Turns an indented block of text in the source into plain text: lines of a paragraph are joined by a space,
 * paragraphs stay separated by one blank line.
 */
export function prose(text: TemplateStringsArray): string {
  return text
    .join('')
    .trim()
    .split(/\n\s*\n/)
    .map((paragraph) => paragraph.trim().replace(/\s*\n\s*/g, ' '))
    .join('\n\n')
}
