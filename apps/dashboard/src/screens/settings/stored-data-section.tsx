import {
  $keptRows,
  forgetDeviceClicked,
  keptDataOpened,
  keptDataShown,
  keptForgetClicked,
} from '@sms/domain';
import { KEPT_MAX_BYTES } from '@sms/domain/limits';
import { formatKilobytes } from '@sms/domain/rules';
import { KeptData } from '@sms/ui/parts/account/stored-data';
import { useUnit } from 'effector-react';
import { useEffect } from 'react';
import { keptStorage } from '../../browser/storage/storage-adapter';

/** What is kept on this device, at the end of the settings. */
export function KeptDataScreen() {
  const { rows, open, show, forget, forgetDevice } = useUnit({
    rows: $keptRows,
    open: keptDataOpened,
    show: keptDataShown,
    forget: keptForgetClicked,
    forgetDevice: forgetDeviceClicked,
  });
  useEffect(() => {
    open(keptStorage);
    show();
  }, [open, show]);
  return (
    <KeptData
      items={rows.map(({ bytes, ...row }) => ({ ...row, size: formatKilobytes(bytes) }))}
      total={formatKilobytes(rows.reduce((sum, { bytes }) => sum + bytes, 0))}
      limit={formatKilobytes(KEPT_MAX_BYTES)}
      onForget={forget}
      onForgetDevice={() => forgetDevice()}
    />
  );
}
