import type { BuildSections } from '../section-builder.server.ts'
import type { CountdownSection } from './countdown.contract.ts'

export const buildCountdowns: BuildSections<CountdownSection> = async (sections, { clock }) => {
  const now = clock().toISOString()
  return sections.map(({ is_hidden: _, ...section }) => (section.ends_at <= now ? undefined : JSON.stringify(section)))
}
