import { runSvgProcess } from './svg-process.server.ts'

const SCRIPT = new URL('./draw-svg.process.mjs', import.meta.url)

/**
 * Renders an SVG as PNG in the size of its root element.
 * @throws SvgError with a sentence for the field
 */
export const drawSvg = (svg: string): Promise<Buffer> => runSvgProcess(SCRIPT, svg)
