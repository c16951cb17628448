import {
  $storedDataRows,
  forgetDeviceClicked,
  storedDataDeleteClicked,
  storedDataOpened,
  storedDataShown,
} from '@sms/domain';
import { STORAGE_MAX_BYTES } from '@sms/domain/limits';
import { formatKilobytes } from '@sms/domain/storage';
import { StoredData } from '@sms/ui/parts/account/stored-data';
import { useUnit } from 'effector-react';
import { useEffect } from 'react';
import { storageAdapter } from '../../browser/storage/storage-adapter';

/** Stored data of this device, at the end of the settings. */
export function StoredDataSection() {
  const { rows, open, show, remove, removeAll } = useUnit({
    rows: $storedDataRows,
    open: storedDataOpened,
    show: storedDataShown,
    remove: storedDataDeleteClicked,
    removeAll: forgetDeviceClicked,
  });
  useEffect(() => {
    open(storageAdapter);
    show();
  }, [open, show]);
  return (
    <StoredData
      items={rows.map(({ bytes, ...row }) => ({ ...row, size: formatKilobytes(bytes) }))}
      total={formatKilobytes(rows.reduce((sum, { bytes }) => sum + bytes, 0))}
      limit={formatKilobytes(STORAGE_MAX_BYTES)}
      onDelete={remove}
      onClearDevice={() => removeAll()}
    />
  );
}
