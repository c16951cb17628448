// Vitest runs this file again for each test file, but what it imports once for all of a worker.
import './whole-domain';
