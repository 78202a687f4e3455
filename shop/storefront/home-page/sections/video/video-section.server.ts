import type { BuildSections } from '../section-builder.server.ts'
import type { VideoSection } from './video-section.contract.ts'

export const buildVideos: BuildSections<VideoSection> = async (sections) =>
  sections.map(({ is_hidden: _, ...section }) => JSON.stringify(section))
