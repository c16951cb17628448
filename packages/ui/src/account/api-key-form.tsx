import { useState } from 'react';

import { Button } from '../primitives/buttons/button';
import { TextField } from '../primitives/forms/text-field';

/**
 * The API key of spec §2. It is neither sent nor stored, since the specification states no purpose for it;
 * its hint says so. On the settings page.
 */
export function ApiKeyForm() {
  const [apiKey, setApiKey] = useState('');
  return (
    <form className="flex flex-col gap-3" onSubmit={(event) => event.preventDefault()} autoComplete="off">
      <div className="field-row">
        <TextField
          label="API Key"
          type="password"
          autoComplete="off"
          placeholder="Enter your API key"
          hint="API keys aren't available yet: a key entered here isn't stored."
          value={apiKey}
          onChange={setApiKey}
        />
      </div>
      <div className="sm:self-end">
        <Button type="submit">Save API Key</Button>
      </div>
    </form>
  );
}
