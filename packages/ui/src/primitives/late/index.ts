export { late, type LateFrame } from './late';
export { Unloaded, type UnloadedProps } from './unloaded';
