// The page's icon: a town's ring on paper, with the sign of what is legal in it. Drawn here, point by point, as PNG.
import * as zlib from 'node:zlib';

const paper = [0xf6, 0xf1, 0xe6];
const ink = [0x21, 0x1e, 0x19];
const legal = [0x08, 0x70, 0x5a];

/** How far a point is from the line between two others. */
function distance([x, y], [ax, ay], [bx, by]) {
  const [dx, dy] = [bx - ax, by - ay];
  const along = Math.max(0, Math.min(1, ((x - ax) * dx + (y - ay) * dy) / (dx * dx + dy * dy)));
  return Math.hypot(x - ax - along * dx, y - ay - along * dy);
}

/** The colour of a point of the square from 0 to 1. */
function colourAt(point) {
  const check = Math.min(distance(point, [0.34, 0.52], [0.45, 0.63]), distance(point, [0.45, 0.63], [0.67, 0.39]));
  if (check < 0.055) return legal;
  const ring = Math.abs(Math.hypot(point[0] - 0.5, point[1] - 0.5) - 0.3);
  return ring < 0.035 ? ink : paper;
}

/** Node before 20.15 has no crc32 of its own. */
function sumOf(bytes) {
  if (zlib.crc32) return zlib.crc32(bytes);
  let sum = ~0;
  for (const byte of bytes) {
    sum ^= byte;
    for (let bit = 0; bit < 8; ++bit) sum = (sum >>> 1) ^ (sum & 1 ? 0xedb88320 : 0);
  }
  return ~sum >>> 0;
}

function chunk(name, data) {
  const out = Buffer.alloc(data.length + 12);
  out.writeUInt32BE(data.length, 0);
  out.write(name, 4, 'latin1');
  data.copy(out, 8);
  out.writeUInt32BE(sumOf(out.subarray(4, data.length + 8)), data.length + 8);
  return out;
}

/** A square PNG of so many points a side. */
export function icon(size) {
  const fine = 3; // as many looks a side at each point
  const rows = Buffer.alloc(size * (3 * size + 1));
  for (let y = 0, at = 0; y < size; ++y) {
    rows[at++] = 0;
    for (let x = 0; x < size; ++x) {
      const sum = [0, 0, 0];
      for (let i = 0; i < fine * fine; ++i) {
        const part = (n) => (n + 0.5) / fine;
        const colour = colourAt([(x + part(i % fine)) / size, (y + part(Math.floor(i / fine))) / size]);
        colour.forEach((value, channel) => (sum[channel] += value));
      }
      for (const value of sum) rows[at++] = Math.round(value / (fine * fine));
    }
  }
  const head = Buffer.alloc(13);
  head.writeUInt32BE(size, 0);
  head.writeUInt32BE(size, 4);
  head.set([8, 2, 0, 0, 0], 8); // red, green and blue, a byte each
  return Buffer.concat([Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'), chunk('IHDR', head),
    chunk('IDAT', zlib.deflateSync(rows, { level: 9 })), chunk('IEND', Buffer.alloc(0))]);
}
