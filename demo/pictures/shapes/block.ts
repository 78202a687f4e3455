import { round } from '../scenes/sheet.ts'
import { type Foot, TILT } from '../scenes/studio.ts'

/** A point of a face in its own measure: u from 0 (left) to 1 (right), v from 0 (top) to 1 (bottom). */
type OnFace = (u: number, v: number) => [number, number]

/** A box standing on the floor, turned by some degrees, seen by the tilted camera: two sides and the top. */
interface Block {
  left: OnFace
  right: OnFace
  top: OnFace
  outline: string
  foot: Foot
  box: { x: number; y: number; width: number; height: number }
}

/**
 * Width runs along the right side's opposite: with 30 degrees the broad front (width) faces lower left to the camera and the narrow
 * side (depth) goes away to the right. Heights are upright. `lift` is how high above the floor the box starts.
 */
export function block(size: { width: number; depth: number; height: number }, degrees: number, lift = 0): Block {
  const angle = (degrees * Math.PI) / 180
  const place = (x: number, z: number, y: number): [number, number] => [
    round(x * Math.cos(angle) + z * Math.sin(angle)),
    round(TILT * (x * Math.sin(angle) - z * Math.cos(angle)) - y - lift),
  ]
  const { width, depth, height } = size
  const w = width / 2
  const d = depth / 2
  const left: OnFace = (u, v) => place(-w + width * u, -d, height * (1 - v))
  const right: OnFace = (u, v) => place(w, -d + depth * u, height * (1 - v))
  const top: OnFace = (u, v) => place(-w + width * u, d - depth * v, height)
  const corners = [top(0, 0), top(1, 0), right(1, 1), left(1, 1), left(0, 1), top(0, 1)]
  const xs = corners.map(([x]) => x)
  const ys = corners.map(([, y]) => y)
  const box = {
    x: Math.min(...xs),
    y: Math.min(...ys),
    width: Math.max(...xs) - Math.min(...xs),
    height: Math.max(...ys) - Math.min(...ys),
  }
  return {
    left,
    right,
    top,
    outline: polygon(corners),
    foot: {
      x: 0,
      y: 0,
      halfWidth: box.width * 0.5,
      halfDepth: (width * Math.sin(angle) + depth * Math.cos(angle)) * TILT * 0.5,
    },
    box,
  }
}

export function polygon(points: [number, number][]): string {
  return `M${points.map(([x, y]) => `${x} ${y}`).join('L')}Z`
}

/** A rectangle on a face, between two corners in the face's own measure. */
export function panel(face: OnFace, from: [number, number] = [0, 0], to: [number, number] = [1, 1]): string {
  return polygon([face(from[0], from[1]), face(to[0], from[1]), face(to[0], to[1]), face(from[0], to[1])])
}
