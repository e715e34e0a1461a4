<?php
/** Sets up a fresh WordPress: php install.php <its folder>. */

[ , $folder ] = $argv;
define( 'WP_INSTALLING', true );
// WordPress sends mail about it otherwise.
function wp_new_blog_notification() {}
require "$folder/wp-load.php";
require_once ABSPATH . 'wp-admin/includes/upgrade.php';
require_once ABSPATH . 'wp-admin/includes/plugin.php';

wp_install( 'A site', 'admin', 'admin@example.com', true, '', 'secret' );
foreach ( array( 'editor', 'author', 'contributor' ) as $role ) {
	wp_insert_user(
		array(
			'user_login' => $role,
			'user_pass'  => 'secret',
			'user_email' => "$role@example.com",
			'role'       => $role,
		)
	);
}
$error = activate_plugin( 'hourhand/hourhand.php' );
if ( is_wp_error( $error ) ) {
	fwrite( STDERR, $error->get_error_message() );
	exit( 1 );
}
