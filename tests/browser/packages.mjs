// The packages of package.json are installed in a build folder, not beside these files.
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Where they are installed; what tests leave behind stands there too. */
export const folder = process.env.ELFREF_PACKAGES;
/** The project. */
export const root = fileURLToPath(new URL('../..', import.meta.url));
/** Loads one, as `require` does. */
export const load = createRequire(join(folder, 'package.json'));
/** The file of a package. */
export const packaged = (...parts) => join(folder, 'node_modules', ...parts);
/** Its records. */
export const records = join(root, 'records', 'elfenland');
