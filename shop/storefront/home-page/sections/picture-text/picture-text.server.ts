import { readMarkdown } from '../../../../ui/markdown/read-markdown.ts'
import type { BuildSections } from '../section-builder.server.ts'
import type { PictureTextSection } from './picture-text.contract.ts'

export const buildPictureTexts: BuildSections<PictureTextSection> = async (sections) =>
  sections.map(({ is_hidden: _, text, ...section }) => JSON.stringify({ ...section, text_blocks: readMarkdown(text) }))
