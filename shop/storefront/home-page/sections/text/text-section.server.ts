import { readMarkdown } from '../../../../ui/markdown/read-markdown.ts'
import type { BuildSections } from '../section-builder.server.ts'
import type { TextSection } from './text-section.contract.ts'

export const buildTexts: BuildSections<TextSection> = async (sections) =>
  sections.map(({ id, kind, heading, translated, text }) =>
    JSON.stringify({ id, kind, heading, translated, text_blocks: readMarkdown(text) }),
  )
