import type { BuildSections } from '../section-builder.server.ts'
import type { HeroSection } from './hero.contract.ts'

export const buildHeroes: BuildSections<HeroSection> = async (sections) =>
  sections.map(({ is_hidden: _, ...section }) => JSON.stringify(section))
