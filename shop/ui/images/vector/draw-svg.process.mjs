// Reads an SVG and writes it as PNG, for draw-svg.server.ts. Plain JavaScript, because type stripping costs 35 ms and
// 20 MB per picture.
import { buffer } from 'node:stream/consumers'
import sharp from 'sharp'

sharp.concurrency(1)
sharp.block({ operation: ['VipsForeignLoad'] })
sharp.unblock({ operation: ['VipsForeignLoadSvg'] })
const drawn = await sharp(await buffer(process.stdin), { limitInputPixels: 4_000_000 })
  .png()
  .toBuffer()
process.stdout.write(drawn)
